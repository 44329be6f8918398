import { RTCRtpCodecParameters, useNACK, useOPUS, usePLI, useREMB, useVP8 } from 'werift';

/** The codecs of the teacher's connection. */
export function receivedCodecs() {
  return codecs([useNACK(), usePLI(), useREMB()]);
}

/** The codecs of the viewers' connections. */
export function sentCodecs() {
  return codecs([useNACK(), usePLI()]);
}

function codecs(videoFeedback: RTCRtpCodecParameters['rtcpFeedback']) {
  return {
    // In-band error correction conceals single lost packets.
    audio: [useOPUS({ parameters: 'minptime=10;useinbandfec=1' })],
    video: [
      useVP8({ rtcpFeedback: videoFeedback, payloadType: 96 }),
      new RTCRtpCodecParameters({
        mimeType: 'video/rtx',
        clockRate: 90_000,
        payloadType: 97,
        parameters: 'apt=96',
      }),
    ],
  };
}
