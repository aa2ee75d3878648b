import type { EditionAccount } from './types.ts';

export const ACCOUNTS: readonly EditionAccount[] = [
  { id: 201, name: '穗安农技站', description: '什么时候下种，什么时候开镰。', followers: 12_480 },
  { id: 202, name: '望潮港务', description: '船期、潮位与码头上的人。', followers: 8_615 },
  { id: 203, name: '山前书店', description: '临漪老街上的一间旧书店。', followers: 3_904 },
  { id: 204, name: '霁川天文台', description: '今夜看什么。', followers: 21_077 },
];

export const accountOf = (id: number): EditionAccount | undefined =>
  ACCOUNTS.find((account) => account.id === id);
