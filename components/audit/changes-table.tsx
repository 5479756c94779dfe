import { messageOf } from '#lib/messages/id.ts';
import type { Perubahan } from '#types/proto/common.ts';
import { useT } from '../ui/messages.tsx';

/** Nothing is worth saying: an empty cell could also be one that did not load. */
const shown = (value: string) => value || '–';

/** What a change alters, field by field: what was, and what is now. */
export function ChangesTable({ changes }: { readonly changes: readonly Perubahan[] }) {
  const t = useT();
  return (
    <div className="table-scroll">
      <table className="table">
        <thead>
          <tr>
            <th>{t('audit.kolom')}</th>
            <th>{t('audit.lama')}</th>
            <th>{t('audit.baru')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ kolom, lama, baru }) => (
            <tr key={kolom}>
              <td>{messageOf('kolom.', kolom)}</td>
              <td className="muted wrap-anywhere">{shown(lama)}</td>
              <td className="wrap-anywhere">{shown(baru)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
