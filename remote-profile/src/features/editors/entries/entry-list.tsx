import { Box, Button, Icon, Typography, VisuallyHidden } from '@sopaan/ui/core';
import { FieldArray, useField } from '@sopaan/ui/forms';
import { useId, useState, type ReactNode } from 'react';
import { EntryControls } from './entry-controls';
import { useEntryFocus } from './use-entry-focus';

interface EntryListProps<Entry> {
  /** The field of the form that holds the entries. */
  name: string;
  titleOf: (entry: Entry, index: number) => string;
  /** The button that adds an entry; undefined if no entries can be added. */
  add?: { label: string; blank: Entry; max: number };
  /** Whether one entry must always remain. */
  keepsOne?: boolean;
  /** The fields of an entry, whose field name is `path`. */
  children: (path: string) => ReactNode;
}

/** Entries of a section that are added, removed and moved by buttons. The focus follows, and each change is announced. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { name, titleOf, add, keepsOne = false, children } = props;
  const id = useId();
  const [{ value: entries }] = useField<Entry[]>(name);
  const { list, focusAfterChange } = useEntryFocus(entries);
  const [announcement, setAnnouncement] = useState('');
  const count = entries.length;

  return (
    <FieldArray name={name}>
      {({ push, remove, move }) => (
        <Box ref={list} sx={{ display: 'grid', gap: 2.5 }}>
          {entries.map((entry, index) => {
            const title = titleOf(entry, index);
            return (
              <Box
                key={index}
                role="group"
                aria-labelledby={`${id}-${index}`}
                data-entry={index}
                tabIndex={-1}
                sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 1, p: 2 }}
              >
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    justifyContent: 'space-between',
                    minHeight: 44,
                    mb: 1.5,
                  }}
                >
                  <Typography id={`${id}-${index}`} variant="subtitle1" component="h3">
                    {title}
                  </Typography>
                  <EntryControls
                    title={title}
                    isFirst={index === 0}
                    isLast={index === count - 1}
                    onMove={(direction) => {
                      const newIndex = direction === 'up' ? index - 1 : index + 1;
                      move(index, newIndex);
                      setAnnouncement(`${title} moved to position ${newIndex + 1} of ${count}`);
                      const movedEntry = `[data-entry="${newIndex}"]`;
                      // At an end of the list, the button of this direction is disabled, and the other one gets the focus.
                      focusAfterChange(
                        `${movedEntry} [data-move="${direction}"]:not(:disabled)`,
                        `${movedEntry} [data-move]:not(:disabled)`,
                      );
                    }}
                    onRemove={
                      keepsOne && count === 1
                        ? undefined
                        : () => {
                            remove(index);
                            setAnnouncement(`${title} removed`);
                            focusAfterChange(
                              `[data-entry="${Math.min(index, count - 2)}"]`,
                              '[data-add]',
                            );
                          }
                    }
                  />
                </Box>
                {children(`${name}[${index}]`)}
              </Box>
            );
          })}
          {add && count < add.max && (
            <Button
              variant="outlined"
              startIcon={<Icon name="plus" />}
              data-add
              onClick={() => {
                push(add.blank);
                setAnnouncement(`${titleOf(add.blank, count)} added`);
                focusAfterChange(`[data-entry="${count}"] input`);
              }}
              sx={{ justifySelf: 'start' }}
            >
              {add.label}
            </Button>
          )}
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </Box>
      )}
    </FieldArray>
  );
}
