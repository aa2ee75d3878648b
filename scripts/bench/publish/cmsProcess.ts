/** The process of a CMS stand-in, so that its CPU time is not that of the publisher. */

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCmsAnswers } from './cmsAnswers.ts';
import type { SiteShape } from './generatedSite.ts';

export type ToCms =
  | { readonly type: 'start'; readonly shape: SiteShape; readonly siteId: string }
  | { readonly type: 'edit'; readonly index: number }
  | { readonly type: 'add' }
  /** Answers the calls since the last `takeCounts`. */
  | { readonly type: 'takeCounts' };

/** The answer to each message. */
export interface FromCms {
  /** Of the server, after `start`. */
  readonly port?: number;
  /** Number of calls by name, for `takeCounts`. */
  readonly counts?: Readonly<Record<string, number>>;
}

const LOOPBACK = '127.0.0.1';

let cms = createCmsAnswers({ articles: 0, columns: 0 }, '');
let counts: Record<string, number> = {};

process.on('message', async (message: ToCms) => process.send?.(await handleMessage(message)));
process.once('disconnect', () => process.exit());

async function handleMessage(message: ToCms): Promise<FromCms> {
  switch (message.type) {
    case 'start':
      cms = createCmsAnswers(message.shape, message.siteId);
      return { port: await listen() };
    case 'edit':
      cms.edit(message.index);
      return {};
    case 'add':
      cms.add();
      return {};
    case 'takeCounts': {
      const taken = counts;
      counts = {};
      return { counts: taken };
    }
  }
}

function listen(): Promise<number> {
  const server = createServer((request, response) => answerCall(request.url ?? '/', response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => resolve((server.address() as AddressInfo).port));
  });
}

function answerCall(address: string, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(address, 'http://cms');
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  counts[name] = (counts[name] ?? 0) + 1;
  const data = cms.answer(name, searchParams);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify({ status: 0, message: 'success', data }));
}
