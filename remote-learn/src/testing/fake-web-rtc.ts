class FakeMediaStream {}
class FakePeerConnection {}

/** The track of a device, which the browser can end. */
export class FakeDeviceTrack extends EventTarget {
  isStopped = false;
  stop() {
    this.isStopped = true;
  }
}

/** Installs the media APIs that the page needs, with a fake device. Returns a function that removes them. */
export function installFakeWebRtc(getUserMedia: () => Promise<FakeDeviceTrack>): () => void {
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
  const getStream = async () => {
    const track = await getUserMedia();
    return { getTracks: () => [track] };
  };
  define(globalThis, 'RTCPeerConnection', FakePeerConnection);
  define(globalThis, 'MediaStream', FakeMediaStream);
  define(navigator, 'mediaDevices', { getUserMedia: getStream, getDisplayMedia: getStream });
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  return () => {
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
    Reflect.deleteProperty(globalThis, 'MediaStream');
    Reflect.deleteProperty(navigator, 'mediaDevices');
    play.mockRestore();
  };
}
