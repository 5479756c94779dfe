import { type EmbeddedPostgres, startPostgres } from '#dev/postgres.ts';

type Place = Readonly<Pick<Parameters<typeof startPostgres>[0], 'dir' | 'secrets'>>;

/** Starts a PostgreSQL that was killed again, on its folder and its port. */
export async function startAgain(place: Place, { port: preferredPort }: EmbeddedPostgres): Promise<EmbeddedPostgres> {
  // The backends of a killed server need an instant to notice that it is gone.
  for (let attempt = 1; ; attempt++) {
    try {
      return await startPostgres({ ...place, preferredPort });
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
