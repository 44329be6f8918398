import { trustedScriptUrl } from '@sopaan/contract/trusted-types';
import { WORKER_STARTED, WORKER_STARTER_PATH } from '@sopaan/contract/worker-starter';
import { fetchReleaseFile } from './fetch-release-file';
import { findIntegrity } from './file-integrity';

/**
 * The script of a worker: a file of the unit's release, named by `new URL('./name.worker.ts', import.meta.url)`. The build recognises it
 * as it would `new Worker`, with which browsers check no hash.
 */
export class WorkerScript {
  constructor(private readonly url: URL) {}

  /**
   * Starts a worker once the script has been checked against its hash. The worker may request nothing: the page sends it what it needs.
   * Rejects if the script cannot be loaded, has other bytes or does not start.
   */
  async start(): Promise<Worker> {
    if (!findIntegrity(String(this.url))) return this.startUnchecked();
    const script = new Blob([await fetchReleaseFile(this.url)], { type: 'text/javascript' });
    try {
      return await runInStarter(script);
    } catch (error) {
      // An older edge has no starter, which is needed to run the checked bytes.
      if (await isStarterMissing()) return this.startUnchecked();
      throw error;
    }
  }

  private startUnchecked(): Worker {
    return new Worker(trustedScriptUrl(String(this.url)));
  }
}

function runInStarter(script: Blob): Promise<Worker> {
  const worker = new Worker(trustedScriptUrl(WORKER_STARTER_PATH));
  const scriptUrl = URL.createObjectURL(script);
  const started = new Promise<Worker>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === WORKER_STARTED) resolve(worker);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error('The worker could not be started'));
    };
  });
  worker.postMessage(scriptUrl);
  return started.finally(() => {
    worker.onmessage = null;
    worker.onerror = null;
    URL.revokeObjectURL(scriptUrl);
  });
}

async function isStarterMissing(): Promise<boolean> {
  const response = await fetch(WORKER_STARTER_PATH).catch(() => null);
  return response?.status === 404;
}
