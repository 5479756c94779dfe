import Head from 'next/head';
import type { ReactNode } from 'react';
import { usePrinting } from '#hooks/use-printing.ts';
import type { MenuId } from '#lib/access/access.ts';
import { useMenuNames } from './menu-names.tsx';
import { useT } from './messages.tsx';
import { ScreenPaper } from './screen-paper.tsx';

interface PageHeaderProps {
  /** The screen as the menu knows it: gives breadcrumb, title and transaction code. */
  readonly menu?: MenuId;
  /** Instead of a menu's title. */
  readonly title?: string;
  /** Instead of a menu's transaction code. */
  readonly code?: string;
  /** Stands at the right: buttons of the whole page. */
  readonly children?: ReactNode;
}

/** Where am I: breadcrumb, title, transaction code; names the browser tab too, and on paper gives the screen its head and foot. */
export function PageHeader({ menu, title, code, children }: PageHeaderProps) {
  const t = useT();
  const names = useMenuNames();
  const screen = menu ? names(menu) : null;
  const name = title ?? screen?.title ?? '';
  const transaction = code ?? screen?.trans_code ?? '';
  const printing = usePrinting();
  return (
    <>
      <div className="page-head">
        <Head>
          <title>{`${name} · ${t('app.nama')}`}</title>
        </Head>
        <div>
          {screen && screen.groups.length > 0 ? (
            <nav aria-label={t('shell.remah')}>
              <ol className="plain">
                {screen.groups.map((group) => (
                  <li key={group}>{group}</li>
                ))}
                <li aria-current="page">{name}</li>
              </ol>
            </nav>
          ) : null}
          <h1>
            {name}
            {transaction ? <code title={t('shell.kodeTransaksi', { kode: transaction })}>{transaction}</code> : null}
          </h1>
        </div>
        {children ? <div className="line">{children}</div> : null}
      </div>
      {printing ? <ScreenPaper title={name} code={transaction} at={printing} /> : null}
    </>
  );
}
