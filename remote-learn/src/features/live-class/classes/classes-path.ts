/** The path of the list of live classes. */
export const LIVE_CLASSES_PATH = '/learn/liveStream';
