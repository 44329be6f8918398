/** Globals that webpack provides to code that shares libraries. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void> | undefined;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;
