/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words/all" {
  type Loader = () => Promise<{ default: string }>;
  const loaders: Record<"game" | "rest" | "rulebook" | "choosing", Record<string, Loader>>;
  export default loaders;
}
