import '#lib/accounts/messages/statement.ts';
import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { ACCOUNT_DIGITS } from '#lib/account-number.ts';
import { isIsoDate } from '#lib/dates.ts';
import { paper } from '#lib/messages/paper.ts';
import { statement } from '#services/accounts/statement.ts';
import { StatementSheet } from './statement-page.tsx';

interface Asked {
  readonly nomor_rekening?: string;
  readonly pegangan?: string;
  readonly tanggal_awal: string;
  readonly tanggal_akhir: string;
}

/** Returns true when enough is known to preview. */
const complete = ({ nomor_rekening = '', pegangan = '', tanggal_awal, tanggal_akhir }: Asked): boolean =>
  (pegangan !== '' || nomor_rekening.length === ACCOUNT_DIGITS) &&
  isIsoDate(tanggal_awal) &&
  isIsoDate(tanggal_akhir) &&
  tanggal_awal <= tanggal_akhir;

function PreviewSheet({ asked }: { readonly asked: Asked }) {
  const preview = useRecord(statement.preview, asked, { quiet: true });
  return (
    <Loaded state={preview} lines={8}>
      {({ kepala, halaman }) =>
        kepala ? (
          <div className="paper">
            <StatementSheet kepala={kepala} pages={halaman} mark={paper.tinjauanInternal} printed="" />
          </div>
        ) : null
      }
    </Loaded>
  );
}

/** Shows the first and last page of a period, on request: each read is a row of the trail. */
export function StatementPreview({ asked }: { readonly asked: Asked }) {
  const t = useT();
  const key = JSON.stringify(asked);
  const [shown, setShown] = useState('');
  if (!complete(asked)) return <p className="muted">{t('rk.isiDulu')}</p>;
  if (shown === key) return <PreviewSheet asked={asked} />;
  return (
    <div className="presets">
      <Button icon="eye" onClick={() => setShown(key)}>
        {t('rk.lihat')}
      </Button>
      <span className="muted small">{t('rk.lihatCatat')}</span>
    </div>
  );
}
