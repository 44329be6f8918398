import { ReceiverEstimatedMaxBitrate, RtcpPayloadSpecificFeedback } from 'werift';

/**
 * A REMB report that allows the sender this bitrate. Browsers reduce it themselves when packets are lost; without reports they stay at
 * the low bitrate at which they start.
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
