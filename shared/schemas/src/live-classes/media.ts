/**
 * Audio and video of a live class: WebRTC between browsers and a media server. With a forwarding server, the offer holds all ICE
 * candidates, and so does the answer (no trickle ICE), so that one request sets up a connection. With LiveKit, browsers connect to it with
 * a token.
 */
import { array, boolean, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

/** The longest SDP, in characters. */
export const SDP_MAX = 40_000;

/**
 * The teacher's tracks, in the order of the media sections of offers and answers: sections 0, 1 and 2 are the microphone (Opus), the camera
 * (VP8) and the screen (VP8). A track that the teacher does not send still has its section.
 */
export const MEDIA_TRACKS = ['microphone', 'camera', 'screen'] as const;
export type MediaTrack = (typeof MEDIA_TRACKS)[number];

const offerRequest = object({
  id: string().max(100).required(),
  /** The SDP of the browser's offer. */
  sdp: string().max(SDP_MAX).required(),
});

export const mediaAnswerSchema = object({
  /** The SDP of the answer. */
  sdp: string().required(),
}).required();
export type MediaAnswer = InferType<typeof mediaAnswerSchema>;

/** A server for connections that cannot be made directly, as in `RTCConfiguration` of browsers. */
const iceServerSchema = object({
  urls: array(string().required()).required(),
  username: string(),
  credential: string(),
}).required();
export type IceServer = InferType<typeof iceServerSchema>;

export const iceServersSchema = array(iceServerSchema).required();

/** What forwards the media: the media server of the site, or a LiveKit server. */
const MEDIA_KINDS = ['forwarding', 'livekit'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** For the teacher and members who may enter the room of the class. */
export const getMediaEndpoint = endpoint({
  method: 'GET',
  path: 'live-classes/:id/media',
  access: 'session',
  request: object({ id: string().max(100).required() }),
  response: object({
    /** Whether the site has a media server that responds. */
    isAvailable: boolean().required(),
    /** How browsers connect: `forwarding` by `publishMediaEndpoint` and `watchMediaEndpoint`, `livekit` by `joinLiveKitEndpoint`. */
    kind: string().oneOf(MEDIA_KINDS).default('forwarding'),
    /** For `forwarding`. LiveKit announces its own servers. */
    iceServers: iceServersSchema,
  }).required(),
  summary: 'Returns whether audio and video of a live class are available.',
});

/** Only for the teacher of a live class. Replaces the teacher's former connection. UNAVAILABLE without a forwarding server. */
export const publishMediaEndpoint = endpoint({
  method: 'POST',
  path: 'live-classes/:id/media/publication',
  access: 'session',
  request: offerRequest,
  response: mediaAnswerSchema,
  summary: "Connects the teacher's camera, screen and microphone.",
});

/** For members in the room of a live class. Replaces the former connection of the same session. UNAVAILABLE without a forwarding server. */
export const watchMediaEndpoint = endpoint({
  method: 'POST',
  path: 'live-classes/:id/media/view',
  access: 'session',
  request: offerRequest,
  response: mediaAnswerSchema,
  summary: "Connects a member to the teacher's camera, screen and microphone.",
});

/**
 * For members in the room of a live class. The token is for one connection, which begins within two minutes: the teacher publishes, all
 * others only subscribe. UNAVAILABLE without a LiveKit server.
 */
export const joinLiveKitEndpoint = endpoint({
  method: 'POST',
  path: 'live-classes/:id/media/livekit',
  access: 'session',
  request: object({ id: string().max(100).required() }),
  response: object({
    /** The origin of the LiveKit server, with `wss:` or `ws:`. */
    url: string().required(),
    token: string().required(),
  }).required(),
  summary: 'Returns the token of a member for the LiveKit server of a live class.',
});

/** The state of a class in the media server: the tracks that it receives now. */
export const mediaStateSchema = object({
  tracks: array(string().oneOf(MEDIA_TRACKS).required()).required(),
}).required();
export type MediaState = InferType<typeof mediaStateSchema>;
