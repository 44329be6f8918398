/** The steps of the product's logo, the last of them missing. Decorative, and readable in light and dark. */
export const START_FAILURE_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 27 24"><g fill="#4aa4af"><path opacity=".5" d="M2 22h5v-4H2z"/>' +
  '<path opacity=".7" d="M8 22h5v-9H8z"/><path opacity=".9" d="M14 22h5V8h-5z"/></g>' +
  '<path d="M20.5 21.5h4v-19h-4z" fill="none" stroke="#4aa4af" stroke-dasharray="2 1.5"/></svg>';
