import '#lib/control/messages/right-titles.ts';
import '#lib/control/messages/roles.ts';
import Link from 'next/link';
import { IconButton } from '#components/kit/ui/button.tsx';
import { carryOut } from '#components/kit/ui/carry-out.ts';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { isIconName } from '#components/kit/ui/icon-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { notify } from '#components/kit/ui/popup.ts';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useProfile } from '#hooks/use-session.ts';
import { useWholeList, type WholeList } from '#hooks/use-whole-list.ts';
import { messageOf } from '#lib/messages/id.ts';
import { flow } from '#services/control/flow.ts';
import { management } from '#services/control/management.ts';
import type { MenuRow } from '#types/proto/control/management.ts';
import { type MenuLine, menuLines, movedOrder } from './menu-tree.ts';

/** Every entry of the tree: screens, row actions and rights. */
export function useMenuRows(): { readonly rows: readonly MenuRow[]; readonly state: WholeList<MenuRow> } {
  const screens = useWholeList(management.menus, { jenis: 'MENU' });
  const actions = useWholeList(management.menus, { jenis: 'POPUP' }, { quiet: true });
  const rights = useWholeList(management.menus, { jenis: 'OTORISASI' }, { quiet: true });
  const rows = [...screens.rows, ...actions.rows, ...rights.rows].sort((a, b) => a.urut - b.urut);
  const parts = [screens, actions, rights];
  const error = parts.find((part) => part.error)?.error ?? null;
  const fetching = parts.some((part) => part.fetching);
  const refetch = () => {
    for (const part of parts) if (part.error) part.refetch();
  };
  return { rows, state: { ...screens, rows, fetching, error, refetch } };
}

const titleOf = ({ title }: MenuRow) => messageOf('', title);

/** Sends the change that puts an entry one place up or down; it takes effect once another administrator approves. */
function useMove(rows: readonly MenuRow[]) {
  const t = useT();
  const process = useCommand(flow.process);
  return async (line: MenuLine, step: -1 | 1) => {
    const { menu_id, parent, title, icon, route, trans_code, aktif, versi } = line.row;
    const urut = movedOrder(rows, line, step);
    if (urut === null) return notify('info', t('popup.info'), t('kelolaMenu.tanpaRuang'));
    const flowData = { aksi: 'UBAH', menu_id, parent, title, icon, route, trans_code, urut, aktif, versi };
    await carryOut({
      question: {
        text: t(step < 0 ? 'kelolaMenu.naik' : 'kelolaMenu.turun', { judul: titleOf(line.row) }),
        yes: t('kelolaMenu.pindahkan'),
      },
      work: () =>
        process.run({
          actionType: 'SUBMIT',
          flowCode: 'SIMPAN_MENU',
          flowData: { ...flowData, alasan: t('kelolaMenu.alasanPindah') },
        }),
      done: () => t('transaksi.dikirim'),
    });
  };
}

interface LineProps {
  readonly line: MenuLine;
  readonly mayChange: boolean;
  readonly onMove: (line: MenuLine, step: -1 | 1) => void;
}

function States({ row }: { readonly row: MenuRow }) {
  const t = useT();
  return (
    <span className="line">
      {row.aktif === 'F' ? <Chip tone="warn">{t('kelolaMenu.mati')}</Chip> : null}
      {row.id_flow ? <Chip tone="accent">{t('kelolaPeran.menunggu')}</Chip> : null}
    </span>
  );
}

function Line({ line, mayChange, onMove }: LineProps) {
  const t = useT();
  const { row, level, above, below } = line;
  const judul = titleOf(row);
  const still = !mayChange || row.id_flow !== '';
  return (
    <tr>
      <th scope="row">
        <span className="menu-word two-lines" style={{ paddingLeft: `${(level - 1) * 22}px` }}>
          <Icon name={isIconName(row.icon) ? row.icon : 'chevron-right'} />
          <span>
            {judul}
            <span className="gl">{row.route ? `${row.menu_id} · ${row.route}` : row.menu_id}</span>
          </span>
          {row.jenis === 'MENU' ? null : (
            <Chip tone={row.jenis === 'OTORISASI' ? 'accent' : 'neutral'}>
              {t(`kelolaPeran.jenis.${row.jenis as 'POPUP'}`)}
            </Chip>
          )}
        </span>
      </th>
      <td className="gl">{row.trans_code}</td>
      <td className="num">{row.jumlah_peran}</td>
      <td>
        <States row={row} />
      </td>
      <td className="nowrap">
        <IconButton
          icon="arrow-up"
          label={t('kelolaMenu.naik', { judul })}
          disabled={still || !above}
          onClick={() => onMove(line, -1)}
        />
        <IconButton
          icon="arrow-down"
          label={t('kelolaMenu.turun', { judul })}
          disabled={still || !below}
          onClick={() => onMove(line, 1)}
        />
        {mayChange ? (
          <Link
            className="icon-button"
            href={`/management/menus/edit?${new URLSearchParams({ aksi: 'UBAH', menu_id: row.menu_id })}`}
            aria-label={t('kelolaMenu.ubahJudul', { judul })}
            title={t('kelolaMenu.ubahJudul', { judul })}
          >
            <Icon name="pencil" />
          </Link>
        ) : null}
      </td>
    </tr>
  );
}

/** Manages the menu tree: the place and order of each entry, in use or not, and the changes that wait. */
export function MenuList() {
  const t = useT();
  const { rows, state } = useMenuRows();
  const { canOpen } = useProfile();
  const move = useMove(rows);
  if (state.error) return <ErrorState error={state.error} onRetry={state.refetch} />;
  if (state.loading) return <Skeleton lines={9} />;
  return (
    <section className="table-scroll menu-tree" aria-label={t('kelolaMenu.pohon')}>
      <table className="table">
        <caption className="visually-hidden">{t('kelolaMenu.pohon')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('kelolaMenu.judul')}</th>
            <th scope="col">{t('kelolaMenu.kode')}</th>
            <th scope="col" className="num">
              {t('kelolaMenu.peran')}
            </th>
            <th scope="col">{t('kelolaPeran.status')}</th>
            <th scope="col">{t('kelolaMenu.tindakan')}</th>
          </tr>
        </thead>
        <tbody>
          {menuLines(rows).map((line) => (
            <Line
              key={line.row.menu_id}
              line={line}
              mayChange={canOpen('menu-ubah')}
              onMove={(at, step) => void move(at, step)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
