import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { askReport, cancelReport } from '#core/books/reports/job/ask.ts';
import { makeReport, type ReportDependencies } from '#core/books/reports/job/make-report.ts';
import { type Objects, objectsIn } from '#core/books/reports/job/objects.ts';
import { readersOf } from '#core/books/reports/job/snapshot.ts';
import { objectStorage } from '#core/file/object-storage.ts';
import { loadSecrets } from '#dev/data-dir.ts';
import { startObjectStorage } from '#dev/object-storage.ts';
import { makeFolder } from '../../../dev/folder.ts';
import { counterBank } from '../../counter-bank.ts';

export interface AskedJob {
  readonly jenis?: string;
  readonly kode?: string;
  readonly bentuk?: string;
  readonly kertas?: string;
  readonly tanya?: Readonly<Record<string, string>>;
}

/** The counter bank with an object storage of its own, and what a core does with reports. */
export async function reportBank() {
  const bank = await counterBank();
  const folder = makeFolder();
  const secrets = await loadSecrets(folder);
  const server = await startObjectStorage({ dir: join(folder, 's3'), bucket: 'amanah', secrets });
  const storage = {
    url: `http://${server.endpoint}`,
    region: 'us-east-1',
    bucket: 'amanah',
    accessKey: secrets.s3AccessKey,
    secretKey: secrets.s3SecretKey,
  };
  const objects = objectsIn(storage);
  const client = objectStorage(storage);
  const readers = readersOf(bank.appUrl);
  beforeAll(() => bank.owner`delete from report_job`);
  afterAll(async () => {
    objects.end();
    client.destroy();
    await readers.primary.end();
    await server.stop();
  });
  const dependencies: ReportDependencies = { db: bank.app, readers, objects, log: pino({ level: 'silent' }) };
  const ask = async (idUser: string, { jenis = 'LAPORAN', kode = 'JURNAL', bentuk = 'CSV', ...rest }: AskedJob = {}) =>
    askReport(await bank.as(idUser), { jenis, kode, bentuk, kertas: '', tanya: {}, ...rest });
  const cancel = async (idUser: string, id: string) => cancelReport(await bank.as(idUser), { id });
  /** One attempt at a job, as a core's process makes it. */
  const work = (id: string, over: Partial<ReportDependencies> = {}) => makeReport({ ...dependencies, ...over }, id);
  const job = async (id: string) => {
    const [row] = await bank.owner<
      {
        status: string;
        sebab: string;
        baris: bigint;
        percobaan: number;
        kunci: string | null;
        ukuran: bigint | null;
        sidik: string | null;
      }[]
    >`select status, sebab, baris, percobaan, kunci, ukuran, encode(sha256, 'hex') as sidik from report_job where id = ${id}`;
    return row ? { ...row } : undefined;
  };
  const keys = async (): Promise<string[]> => {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: 'amanah' }));
    return Contents.flatMap(({ Key }) => (Key ? [Key] : []));
  };
  const content = async (key: string): Promise<Buffer> => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: 'amanah', Key: key }));
    const denominations: Buffer[] = [];
    for await (const piece of Body as Readable) denominations.push(piece as Buffer);
    return Buffer.concat(denominations);
  };
  const put = (key: string, bytes: Buffer) =>
    client.send(new PutObjectCommand({ Bucket: 'amanah', Key: key, Body: bytes }));
  /** Objects, but for what `change` replaces. */
  const objectsBut = (change: Partial<Objects>): Objects => ({ ...objects, ...change });
  return { ...bank, storage, parts: dependencies, ask, cancel, work, job, keys, content, put, objectsBut };
}
