import { useProfile } from '#hooks/use-session.ts';
import { ClearingCard } from './clearing-card.tsx';
import { DuesCard } from './dues-card.tsx';
import { FilesCard } from './files-card.tsx';
import { HeldCard } from './held-card.tsx';
import { LettersCard } from './letters-card.tsx';
import { QueueCard } from './queue-card.tsx';
import { TransfersCard } from './transfers-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

/** Draws the back office: clearing against its cut-offs, transfers by stage, what is held, settlement files, what came back. */
export function BackOfficeHome() {
  const { canOpen, data } = useProfile();
  const branch = data?.kode_cabang ?? '';
  return (
    <div className="home stack">
      {canOpen('meja-kliring') ? <ClearingCard /> : null}
      <div className="two-columns">
        <div className="stack">
          {canOpen('daftar-transfer') ? <TransfersCard /> : null}
          {canOpen('transfer-masuk') ? <HeldCard branch={branch} /> : null}
          {canOpen('jatuh-berkala') && canOpen('transaksi-umum-multi') ? <DuesCard branch={branch} /> : null}
          {canOpen('surat-nasabah') ? <LettersCard branch={branch} /> : null}
        </div>
        <div className="stack">
          <FilesCard />
          {canOpen('menunggu') ? <WaitingCard shown={3} /> : null}
          {canOpen('draf') ? <QueueCard /> : null}
        </div>
      </div>
    </div>
  );
}
