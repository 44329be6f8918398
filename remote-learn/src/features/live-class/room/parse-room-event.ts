import { roomEventSchemas, type RoomEvent } from '@sopaan/schemas/live-classes/room';
import { object, string } from 'yup';

const envelopeSchema = object({ type: string().required() }).required();

/** Null for events that this version does not know. Throws a ValidationError for malformed ones. */
export function parseRoomEvent(data: unknown): RoomEvent | null {
  const json: unknown = JSON.parse(String(data));
  const { type } = envelopeSchema.validateSync(json);
  switch (type) {
    case 'joined':
      return { type, ...roomEventSchemas.joined.validateSync(json) };
    case 'room':
      return { type, ...roomEventSchemas.room.validateSync(json) };
    case 'participants':
      return { type, ...roomEventSchemas.participants.validateSync(json) };
    case 'questions':
      return { type, ...roomEventSchemas.questions.validateSync(json) };
    case 'chat':
      return { type, ...roomEventSchemas.chat.validateSync(json) };
    case 'closed':
      return { type, ...roomEventSchemas.closed.validateSync(json) };
    default:
      return null;
  }
}
