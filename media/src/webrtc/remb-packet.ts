import { ReceiverEstimatedMaxBitrate, RtcpPayloadSpecificFeedback } from 'werift';

/** The bitrate is sent as a mantissa of this many bits and an exponent of 2. */
const MANTISSA_BITS = 18;

/**
 * Creates an RTCP packet REMB (receiver estimated maximum bitrate), which allows the sender this bitrate. Browsers reduce it themselves when
 * packets are lost; without such packets they stay at the low bitrate at which they start.
 */
export function createRembPacket(
  bitsPerSecond: number,
  senderSsrc: number,
  ssrcs: readonly number[],
): RtcpPayloadSpecificFeedback {
  const exponent = Math.max(0, Math.ceil(Math.log2(bitsPerSecond)) - MANTISSA_BITS);
  return new RtcpPayloadSpecificFeedback({
    feedback: new ReceiverEstimatedMaxBitrate({
      senderSsrc,
      ssrcNum: ssrcs.length,
      ssrcFeedbacks: [...ssrcs],
      brExp: exponent,
      brMantissa: Math.floor(bitsPerSecond / 2 ** exponent),
    }),
  });
}
