/** Given by webpack to code that takes part in sharing. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void> | undefined;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;
