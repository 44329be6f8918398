import type { Note } from '@sopaan/schemas/courses/lesson-note';
import { AppLink, Box, Icon, IconButton, Typography } from '@sopaan/ui/core';
import { useRef, useState } from 'react';
import { lessonPath } from '../player-link';
import { clockText } from '../time-text';
import { NoteForm } from './note-form';

interface NoteRowProps {
  courseId: string;
  note: Note;
  /** Whether the note belongs to a time in a video. */
  isVideo: boolean;
  onSave: (note: Note) => Promise<unknown>;
  onDelete: () => void;
}

export function NoteRow({ courseId, note, isVideo, onSave, onDelete }: NoteRowProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const time = clockText(note.atSeconds);
  const name = isVideo ? `the note at ${time}` : 'the note';
  if (isEditing) {
    return (
      <NoteForm
        subject={note.noteId}
        label={`Edit ${name}`}
        initial={{ text: note.text, atSeconds: note.atSeconds }}
        now={() => note.atSeconds}
        send={({ text }) => onSave({ ...note, text })}
        onCancel={() => {
          setEditing(false);
          // The button exists only after the next render.
          setTimeout(() => editButton.current?.focus());
        }}
      />
    );
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      {isVideo && (
        <AppLink
          to={lessonPath({ courseId, videoId: note.videoId }, note.atSeconds)}
          aria-label={`Play at ${time}`}
          sx={{ py: 1, minWidth: '3rem', fontVariantNumeric: 'tabular-nums' }}
        >
          {time}
        </AppLink>
      )}
      <Typography
        sx={{ flex: 1, minWidth: 0, py: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {note.text}
      </Typography>
      <IconButton ref={editButton} aria-label={`Edit ${name}`} onClick={() => setEditing(true)}>
        <Icon name="edit" />
      </IconButton>
      <IconButton aria-label={`Delete ${name}`} onClick={onDelete}>
        <Icon name="trash" />
      </IconButton>
    </Box>
  );
}
