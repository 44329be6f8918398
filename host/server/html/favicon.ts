/** A flight of steps: the meaning of the product's name. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3b3a9e"/>' +
  '<path d="M6 25v-5h6v-5h6v-5h6v15z" fill="#fff"/><circle cx="23" cy="7" r="2.5" fill="#ffb547"/></svg>';
