/// <reference types="@testing-library/jest-dom" />
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

declare module '*.webp' {
  const address: string;
  export default address;
}

// What the bundler puts in the place of these names: the shell's shared modules, and the start of sharing them.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { readonly default: object };
