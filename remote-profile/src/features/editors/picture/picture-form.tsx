import { bus } from '@sopaan/events/bus';
import { PICTURE_RATIOS, type PictureKind } from '@sopaan/schemas/profile/pictures';
import { Button } from '@sopaan/ui/core';
import { useObjectUrl } from '@sopaan/ui/use-object-url';
import { useEffect, useState } from 'react';
import { EDITABLE_LABELS } from '../../../components/section-editing/section-labels';
import { isFileRejected, uploadProblem } from '../../../components/upload/use-file-upload';
import type { SectionFormProps } from '../form/section-form';
import { PanelActions, PanelContent } from '../panel/panel-layout';
import { visibleCrop, drag, START } from './crop';
import { CropArea } from './crop-area';
import { CropSliders } from './crop-sliders';
import { CurrentPicture } from './current-picture';
import { PictureInput } from './picture-input';
import { PictureUploadState } from './picture-upload-state';
import { usePictureUpload } from './use-picture-upload';

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
  const [choiceError, setChoiceError] = useState<string>();
  const label = EDITABLE_LABELS[kind];
  const upload = usePictureUpload({
    kind,
    cache,
    onSaved(change) {
      const message = `${label} ${change ? 'saved' : 'removed'}`;
      bus.publish('toast:requested', { message, kind: 'success' }, 'profile');
      onSaved();
    },
  });
  const { error, isPending } = upload;
  const url = useObjectUrl(file);
  useEffect(() => onDirty(file !== null), [file, onDirty]);

  const { profilePicture, bannerPicture } = user.personalInfo;
  const current = kind === 'avatar' ? profilePicture : bannerPicture;
  const ratio = PICTURE_RATIOS[kind];
  const crop = visibleCrop(view, pictureRatio ?? ratio, ratio);
  const isRejected = error !== null && isFileRejected(error);

  const choose = (choice: { file: File } | { error: string }) => {
    upload.cancel();
    setFile('file' in choice ? choice.file : null);
    setChoiceError('error' in choice ? choice.error : undefined);
    setView(START);
    setPictureRatio(undefined);
  };
  const save = () => {
    if (isPending) return;
    if (!file || pictureRatio === undefined) return setChoiceError(NO_PICTURE);
    setChoiceError(undefined);
    upload.start({ file, crop });
  };

  return (
    <>
      <PanelContent>
        <PictureInput
          error={choiceError ?? (isRejected ? uploadProblem(error, 'picture') : undefined)}
          onChoose={choose}
        />
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
            <CurrentPicture
              url={current}
              kind={kind}
              isPending={isPending}
              onRemove={() => !isPending && upload.start(null)}
            />
          )
        )}
      </PanelContent>
      {!isRejected && <PictureUploadState upload={upload} label={label.toLowerCase()} />}
      <PanelActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" aria-disabled={isPending} onClick={save}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
      </PanelActions>
    </>
  );
}
