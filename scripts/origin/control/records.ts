import { Hono } from 'hono';
import { listRecords } from '../store/records.ts';
import type { ControlParts, Env } from './controlParts.ts';

/** Serves /control/records: what the statistics calls stored. */
export function createRecordControl({ db }: ControlParts): Hono<Env> {
  const control = new Hono<Env>();
  control.get('/records', (c) => c.json({ records: listRecords(db) }));
  return control;
}
