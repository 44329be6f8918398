export function seekTo(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Infinity;
  video.currentTime = Math.min(Math.max(0, seconds), end);
}

export function play(video: HTMLVideoElement): void {
  // The browser may not allow it yet, or playback was paused before it began. The controls show the state.
  void video.play()?.catch(() => undefined);
}

export function togglePlaying(video: HTMLVideoElement): void {
  if (video.paused) play(video);
  else video.pause();
}

export function toggleMuted(video: HTMLVideoElement): void {
  video.muted = !video.muted;
}

export async function toggleFullscreen(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await video.requestFullscreen();
  } catch {
    // The browser or its settings do not allow it.
  }
}

export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // The video has no frame yet, or the browser does not allow it.
  }
}
