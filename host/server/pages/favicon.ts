/** A flight of steps: the meaning of the product's name. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b5563"/>' +
  '<g fill="#fff"><path opacity=".5" d="M6 25h4v-4H6z"/><path opacity=".7" d="M11 25h4v-8h-4z"/>' +
  '<path opacity=".85" d="M16 25h4V12h-4z"/><path d="M21 25h4V7h-4z"/></g></svg>';
