import Head from 'next/head';
import type { ReactNode } from 'react';
import { usePrinting } from '#hooks/use-printing.ts';
import { useT } from './messages.tsx';
import { ScreenPaper } from './screen-paper.tsx';

interface PageHeadingProps {
  readonly title: string;
  /** Tellers type this to come here; none when left out. */
  readonly code?: string;
  /** The groups of the menu above it, outermost first. */
  readonly groups?: readonly string[];
  /** Stands at the right: buttons of the whole page. */
  readonly children?: ReactNode;
}

/**
 * Shows where the reader is: breadcrumb, title, transaction code; names the browser tab too, and on paper gives the screen its head and foot.
 */
export function PageHeading({ title, code = '', groups = [], children }: PageHeadingProps) {
  const t = useT();
  const printing = usePrinting();
  return (
    <>
      <div className="page-head">
        <Head>
          <title>{`${title} · ${t('app.nama')}`}</title>
        </Head>
        <div>
          {groups.length > 0 ? (
            <nav aria-label={t('shell.remah')}>
              <ol className="plain">
                {groups.map((group) => (
                  <li key={group}>{group}</li>
                ))}
                <li aria-current="page">{title}</li>
              </ol>
            </nav>
          ) : null}
          <h1>
            {title}
            {code ? <code title={t('shell.kodeTransaksi', { kode: code })}>{code}</code> : null}
          </h1>
        </div>
        {children ? <div className="line">{children}</div> : null}
      </div>
      {printing ? <ScreenPaper title={title} code={code} at={printing} /> : null}
    </>
  );
}
