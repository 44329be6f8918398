/** The types of `@sopaan/ui/fonts`, which is a style sheet. */
export {};
