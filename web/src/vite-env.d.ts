/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words/all" {
  type Loader = () => Promise<{ default: string }>;
  const loaders: { game: Record<string, Loader>; rulebook: Record<string, Loader> };
  export default loaders;
}
