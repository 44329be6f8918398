import { ReceiverEstimatedMaxBitrate, RtcpPayloadSpecificFeedback } from 'werift';

/**
 * A report that allows this bitrate in a connection (REMB). Browsers lower theirs by themselves when packets are lost; without reports they stay
 * at the low bitrate with which they start.
 */
export function bandwidthReport(
  bitsPerSecond: number,
  senderSsrc: number,
  ssrcs: readonly number[],
): RtcpPayloadSpecificFeedback {
  const exponent = Math.max(0, Math.ceil(Math.log2(bitsPerSecond)) - 18);
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
