import type { CourseLessons } from '@sopaan/schemas/courses/lesson-content';
import type { Note } from '@sopaan/schemas/courses/lesson-note';
import { Box, Button, EmptyState, Typography } from '@sopaan/ui/core';
import { useEffect, useRef, useState } from 'react';
import { NoteRow } from './note-row';
import { notesByLesson } from './notes-markdown';

interface NotesListProps {
  course: CourseLessons;
  notes: readonly Note[];
  onSave: (note: Note) => Promise<unknown>;
  onDelete: (noteId: string) => Promise<unknown>;
}

/** All notes in the course, by lesson. A deleted note can be restored until another one is deleted. */
export function NotesList({ course, notes, onSave, onDelete }: NotesListProps) {
  const [deleted, setDeleted] = useState<Note | null>(null);
  const remove = async (note: Note) => {
    try {
      await onDelete(note.noteId);
      setDeleted(note);
    } catch {
      // The section shows the error of the mutation.
    }
  };
  const restore = async (note: Note) => {
    await onSave(note);
    setDeleted(null);
  };
  return (
    <>
      {deleted && <DeletedNote key={deleted.noteId} onUndo={() => restore(deleted)} />}
      {notes.length === 0 && (
        <EmptyState icon="edit" title="You have no notes in this course yet" />
      )}
      {notesByLesson(course, notes).map(({ videoId, title, isVideo, notes: ofLesson }) => (
        <Box key={videoId} component="section" aria-label={title}>
          <Typography variant="subtitle1" component="h3">
            {title}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {ofLesson.map((note) => (
              <li key={note.noteId}>
                <NoteRow
                  courseId={course.courseId}
                  note={note}
                  isVideo={isVideo}
                  onSave={onSave}
                  onDelete={() => void remove(note)}
                />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}

/** Takes the focus, because the button that had it is gone. */
function DeletedNote({ onUndo }: { onUndo: () => Promise<void> }) {
  const button = useRef<HTMLButtonElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => button.current?.focus(), []);
  const undo = async () => {
    try {
      await onUndo();
    } catch {
      setFailed(true);
    }
  };
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography>{hasFailed ? 'The note could not be restored.' : 'Note deleted.'}</Typography>
      <Button ref={button} onClick={() => void undo()}>
        {hasFailed ? 'Try again' : 'Undo'}
      </Button>
    </Box>
  );
}
