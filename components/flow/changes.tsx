import type { ReactNode } from 'react';
import { useT } from '#components/ui/messages.tsx';
import { messageOf } from '#lib/messages/id.ts';
import type { Perubahan } from '#types/proto/common.ts';

/** Fields whose value is the flag 'T' or 'F'. */
const flags: ReadonlySet<string> = new Set(['aktif', 'reset_masuk', 'reset_sandi', 'kantor_pusat']);

/** Fields whose value is one code or several, and where each code's name is. */
const codes: Readonly<Record<string, string>> = { role_id: 'peran.', tingkat: 'peran.', wewenang: 'peran.' };

/** A value of a field as it reads. */
export function changedText(kolom: string, value: string): string {
  if (flags.has(kolom)) return messageOf('bendera.', value);
  const prefix = codes[kolom];
  if (prefix === undefined) return value;
  return value
    .split(', ')
    .map((code) => messageOf(prefix, code))
    .join(', ');
}

function Value({ kolom, value }: { readonly kolom: string; readonly value: string }): ReactNode {
  const t = useT();
  if (value !== '') return changedText(kolom, value);
  return (
    <span className="muted">
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('perubahan.kosong')}</span>
    </span>
  );
}

/** What a change of data alters, field by field: what is, and what will be. */
export function Changes({ items }: { readonly items: readonly Perubahan[] }) {
  const t = useT();
  return (
    <div className="table-scroll">
      <table className="table changes">
        <caption className="visually-hidden">{t('perubahan.judul')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('perubahan.kolom')}</th>
            <th scope="col">{t('perubahan.lama')}</th>
            <th scope="col">{t('perubahan.baru')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ kolom, lama, baru }) => (
            <tr key={kolom}>
              <th scope="row">{messageOf('kolom.', kolom)}</th>
              <td className="before">
                <Value kolom={kolom} value={lama} />
              </td>
              <td className="after">
                <Value kolom={kolom} value={baru} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
