import '#lib/profit-sharing/messages/profit.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { isMessageKey } from '#lib/messages/id.ts';
import type { PerhitunganHi1000Answer } from '#types/proto/profit-sharing/profit.ts';

/** Lists the obstacles to setting the rate of the month, one line each; draws nothing where there is none. */
export function RateObstacles({ rate }: { readonly rate: PerhitunganHi1000Answer }) {
  const t = useT();
  const obstacleText = (kode: string, sebut: string): string => {
    const key = `bagiHasil.halangan.${kode}`;
    return isMessageKey(key) ? t(key, { sebut }) : kode;
  };
  if (rate.halangan.length === 0) return null;
  return (
    <Note tone="warn" title={t('bagiHasil.halanganJudul')} role="status">
      <ul className="plain">
        {rate.halangan.map(({ kode, sebut }) => (
          <li key={`${kode} ${sebut}`}>{obstacleText(kode, sebut)}</li>
        ))}
      </ul>
    </Note>
  );
}
