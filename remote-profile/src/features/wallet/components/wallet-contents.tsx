import { useBusy, useConfirmLeave } from '@sopaan/session/busy';
import { WALLET_GROUPS } from '@sopaan/schemas/wallet/slots';
import type { Wallet } from '@sopaan/schemas/wallet/wallet';
import { useIsUploading } from '../api/use-upload';
import { DetailsPanel } from './details/details-panel';
import { EarlierFiles } from './files/earlier-files';
import { QuotaBar } from './files/quota-bar';
import { useIdleLock } from './lock/use-idle-lock';
import { PacksPanel } from './packs/packs-panel';
import { SlotGroup } from './slots/slot-group';

interface WalletContentsProps {
  wallet: Wallet;
  /** Called at most once a minute while the member is active. */
  onActive: () => void;
  onIdle: () => void;
  /** Called when another tab has locked the wallet. */
  onLocked: () => void;
}

/** The contents of an unlocked wallet. */
export function WalletContents({ wallet, ...lock }: WalletContentsProps) {
  const isUploading = useIsUploading();
  useBusy(
    { remote: 'profile', task: 'wallet-upload' },
    isUploading ? 'A document is being uploaded' : null,
  );
  useConfirmLeave(isUploading);
  useIdleLock({ idleSeconds: wallet.idleSeconds, isBusy: isUploading, ...lock });
  return (
    <>
      <QuotaBar usedBytes={wallet.usedBytes} quotaBytes={wallet.quotaBytes} />
      <DetailsPanel />
      {WALLET_GROUPS.map((group) => (
        <SlotGroup key={group.name} group={group} documents={wallet.documents} />
      ))}
      <PacksPanel documents={wallet.documents} />
      <EarlierFiles files={wallet.earlier} />
    </>
  );
}
