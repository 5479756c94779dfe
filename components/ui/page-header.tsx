import Head from 'next/head';
import type { ReactNode } from 'react';
import { type MenuId, menus } from '#lib/access.ts';
import { messageOf } from '#lib/messages/id.ts';
import { useT } from './messages.tsx';

interface PageHeaderProps {
  /** The screen as the menu knows it: gives breadcrumb, title and transaction code. */
  readonly menu?: MenuId;
  /** Instead of a menu's title. */
  readonly title?: string;
  /** Stands at the right: buttons of the whole page. */
  readonly children?: ReactNode;
}

/** Where am I: breadcrumb, title, transaction code; names the browser tab too. */
export function PageHeader({ menu, title, children }: PageHeaderProps) {
  const t = useT();
  const screen = menu ? menus[menu] : null;
  const parent = screen?.parent ? menus[screen.parent as MenuId] : null;
  const name = title ?? (screen ? messageOf('', screen.title) : '');
  return (
    <div className="page-head">
      <Head>
        <title>{`${name} · ${t('app.nama')}`}</title>
      </Head>
      <div>
        {parent ? (
          <nav aria-label={t('shell.remah')}>
            <ol className="plain">
              <li>{messageOf('', parent.title)}</li>
              <li aria-current="page">{name}</li>
            </ol>
          </nav>
        ) : null}
        <h1>
          {name}
          {screen?.trans_code ? (
            <code title={t('shell.kodeTransaksi', { kode: screen.trans_code })}>{screen.trans_code}</code>
          ) : null}
        </h1>
      </div>
      {children ? <div className="line">{children}</div> : null}
    </div>
  );
}
