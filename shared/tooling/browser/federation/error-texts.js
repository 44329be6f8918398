/** Replaces `desc.mjs` of `@module-federation/error-codes`. Messages keep their code and the address of the page that explains it. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
