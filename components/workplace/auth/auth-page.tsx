import '#lib/messages/auth.ts';
import Head from 'next/head';
import type { ReactNode } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import type { MessageKey } from '#lib/messages/id.ts';
import styles from '../../../styles/auth.module.scss';

interface AuthPageProps {
  readonly title: MessageKey;
  readonly children: ReactNode;
}

/** The frame of the pages outside the shell: brand, one card, one thing to do. */
export function AuthPage({ title, children }: AuthPageProps) {
  const t = useT();
  return (
    <main className={styles.page}>
      <Head>
        <title>{`${t(title)} · ${t('app.nama')}`}</title>
      </Head>
      <div className={styles.box}>
        <div className={styles.brand}>
          <span className={styles.mark} aria-hidden="true">
            A
          </span>
          <span>
            <strong>{t('app.nama')}</strong>
            <small>{t('auth.subjudul')}</small>
          </span>
        </div>
        <section className="card">
          <div className={styles.body}>
            <h1>{t(title)}</h1>
            {children}
          </div>
        </section>
      </div>
    </main>
  );
}
