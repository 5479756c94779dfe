import { Card } from '#components/kit/ui/card.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { isIconName } from '#components/kit/ui/icon-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { messageOf } from '#lib/messages/id.ts';
import type { HakPeran, RoleDetailReply } from '#types/proto/control/management.ts';
import { RoleLimits } from './role-detail.tsx';
import { type GrantNode, grantTree, titleOf } from './role-tree.ts';

/** A screen shows when it is given and in use; a group when something in it does. */
const shows = ({ entry, children }: GrantNode): boolean =>
  entry.jenis === 'MENU' && entry.aktif === 'T' && (entry.route === '' ? children.some(shows) : entry.dipegang === 'T');

/** The sidebar as a holder of the role has it: words, no links. */
function Branch({ nodes }: { readonly nodes: readonly GrantNode[] }) {
  return (
    <ul className="plain">
      {nodes.filter(shows).map((node) => {
        const { menu_id, icon, route } = node.entry;
        return (
          <li key={menu_id}>
            {route === '' ? (
              <>
                <p className="group-title">{titleOf(node.entry)}</p>
                <Branch nodes={node.children} />
              </>
            ) : (
              <span className="menu-word">
                <Icon name={isIconName(icon) ? icon : 'chevron-right'} />
                {titleOf(node.entry)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const isOf =
  (...jenis: readonly string[]) =>
  (row: HakPeran) =>
    row.dipegang === 'T' && row.aktif === 'T' && jenis.includes(row.jenis);

/** Previews the bank for somebody who holds this role alone: read-only, and framed so that nobody takes it for the own screen. */
export function RolePreview({ detail }: { readonly detail: RoleDetailReply }) {
  const t = useT();
  const { role, hak, limit } = detail;
  const nodes = grantTree(hak);
  const rights = hak.filter(isOf('POPUP', 'OTORISASI'));
  return (
    <div className="role-preview">
      <Note tone="accent" role="status" title={t('kelolaPeran.sebagai', { nama: role?.nama ?? '' })}>
        {t('kelolaPeran.sebagaiTeks')}
      </Note>
      <div className="role-preview-body">
        <nav className="sidebar-preview" aria-label={t('kelolaPeran.menuPeran')}>
          {nodes.some(shows) ? <Branch nodes={nodes} /> : <p className="muted">{t('kelolaPeran.kosongkan')}</p>}
        </nav>
        <div className="stack">
          <Card title={t('kelolaPeran.tingkat')}>
            <div className="line">
              <Chip tone={role?.tingkat ? 'accent' : 'neutral'}>
                {role?.tingkat ? messageOf('peran.', role.tingkat) : t('kelolaPeran.tanpaTingkat')}
              </Chip>
              {role?.kantor_pusat === 'T' ? <Chip tone="info">{t('kelolaPeran.kantorPusat')}</Chip> : null}
            </div>
          </Card>
          <Card title={t('kelolaPeran.batas')}>
            <RoleLimits limits={limit} />
          </Card>
          <Card title={t('kelolaPeran.hakPeran')}>
            {rights.length === 0 ? (
              <p className="muted">{t('kelolaPeran.tanpaHak')}</p>
            ) : (
              <ul className="plain">
                {rights.map((row) => (
                  <li key={row.menu_id} className="menu-word">
                    <Icon name={row.jenis === 'POPUP' ? 'three-dots-vertical' : 'key'} />
                    {titleOf(row)}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
      </div>
    </div>
  );
}
