import { isApiError } from '@sopaan/api-client/call';
import { errorMessages } from '@sopaan/contract/error-codes';
import { bus } from '@sopaan/events/bus';
import { PICTURE_RATIOS, type PictureKind } from '@sopaan/schemas/profile/pictures';
import { Box, Button } from '@sopaan/ui/core';
import { useEffect, useState } from 'react';
import { EDITABLE_LABELS } from '../../../components/section-editing/section-labels';
import type { SectionFormProps } from '../form/section-form';
import { PanelActions, PanelContent } from '../panel/panel-layout';
import { cropOf, drag, START } from './crop';
import { CropArea } from './crop-area';
import { CropSliders } from './crop-sliders';
import { PictureInput } from './picture-input';
import { useObjectUrl } from './use-object-url';
import { usePictureSave, type PictureChange } from './use-picture-save';

const NO_PICTURE = 'Choose a picture first.';
const INVALID_PICTURE = 'This file cannot be shown as a picture. Please choose another one.';

/** Chooses, crops and uploads a picture, or removes it. */
export function PictureForm({
  kind,
  user,
  cache,
  onDirty,
  onSaved,
  onCancel,
}: SectionFormProps & { kind: PictureKind }) {
  const [file, setFile] = useState<File | null>(null);
  const [view, setView] = useState(START);
  const [pictureRatio, setPictureRatio] = useState<number>();
  const [error, setError] = useState<string>();
  const { mutateAsync, isPending } = usePictureSave(kind, cache);
  const url = useObjectUrl(file);
  useEffect(() => onDirty(file !== null), [file, onDirty]);

  const { profilePicture, bannerPicture } = user.personalInfo;
  const current = kind === 'avatar' ? profilePicture : bannerPicture;
  const ratio = PICTURE_RATIOS[kind];
  const crop = cropOf(view, pictureRatio ?? ratio, ratio);

  const choose = (choice: { file: File } | { error: string }) => {
    setFile('file' in choice ? choice.file : null);
    setError('error' in choice ? choice.error : undefined);
    setView(START);
    setPictureRatio(undefined);
  };
  const save = async (change: PictureChange) => {
    if (isPending) return;
    setError(undefined);
    try {
      await mutateAsync(change);
    } catch (reason) {
      if (!isApiError(reason)) setError(errorMessages.INTERNAL);
      else setError(reason.fields['picture'] ?? reason.message);
      return;
    }
    const message = `${EDITABLE_LABELS[kind]} ${change ? 'saved' : 'removed'}`;
    bus.publish('toast:requested', { message, kind: 'success' }, 'profile');
    onSaved();
  };

  return (
    <>
      <PanelContent>
        <PictureInput error={error} onChoose={choose} />
        {file && url ? (
          <>
            <CropArea
              url={url}
              crop={crop}
              ratio={ratio}
              isRound={kind === 'avatar'}
              onDrag={(by) => setView(drag(view, crop, by))}
              onLoad={setPictureRatio}
              onError={() => choose({ error: INVALID_PICTURE })}
            />
            <CropSliders view={view} onChange={setView} />
          </>
        ) : (
          current && (
            <>
              <Box
                component="img"
                src={current}
                alt={`Your current ${EDITABLE_LABELS[kind].toLowerCase()}`}
                sx={{ maxWidth: '100%', borderRadius: kind === 'avatar' ? '50%' : 1 }}
              />
              <Button
                color="error"
                aria-disabled={isPending}
                onClick={() => void save(null)}
                sx={{ justifySelf: 'start' }}
              >
                Remove
              </Button>
            </>
          )
        )}
      </PanelContent>
      <PanelActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          variant="contained"
          aria-disabled={isPending}
          onClick={() => {
            if (!file || pictureRatio === undefined) setError(NO_PICTURE);
            else void save({ file, crop });
          }}
        >
          {isPending ? 'Saving…' : 'Save'}
        </Button>
      </PanelActions>
    </>
  );
}
