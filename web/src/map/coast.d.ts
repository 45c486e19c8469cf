/** Coast: path data that `plugins/coast.ts` makes from Natural Earth. */

declare module "virtual:coast/land" {
  const path: string;
  export default path;
}

declare module "virtual:coast/small" {
  const path: string;
  export default path;
}
