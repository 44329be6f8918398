import { object, string } from 'yup';
import { roomEventSchemas, type RoomEvent } from './room';

const envelopeSchema = object({ type: string().required() }).required();

/**
 * Null for an event that this version does not know. Throws a ValidationError for a malformed event, and a SyntaxError for text that is not
 * JSON.
 */
export function parseRoomEvent(text: string): RoomEvent | null {
  const value: unknown = JSON.parse(text);
  const { type } = envelopeSchema.validateSync(value);
  const options = { strict: true };
  switch (type) {
    case 'joined':
      return { type, ...roomEventSchemas.joined.validateSync(value, options) };
    case 'room':
      return { type, ...roomEventSchemas.room.validateSync(value, options) };
    case 'participants':
      return { type, ...roomEventSchemas.participants.validateSync(value, options) };
    case 'questions':
      return { type, ...roomEventSchemas.questions.validateSync(value, options) };
    case 'chat':
      return { type, ...roomEventSchemas.chat.validateSync(value, options) };
    case 'closed':
      return { type, ...roomEventSchemas.closed.validateSync(value, options) };
    default:
      return null;
  }
}
