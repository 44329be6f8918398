/** The build without captions, encryption and other features that the player does not use. The package has types for the full one only. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
