/** The maximum width of running text: about 70 characters of the site's typeface a line. */
export const READING_WIDTH = '58ch';
