import { parseMemberInfo, parseMemberScore } from '../../model/member/memberInfo.ts';
import type { Client } from '../client.ts';
import { read } from './read.ts';

/** Loads a member by the member centre's id. */
export const getMemberInfo = (client: Client, { uid }: { readonly uid: string }) =>
  read(
    client,
    { path: '/base_url/getMemberInfo', params: { uid }, ...ofUser('uid') },
    parseMemberInfo,
  );

/** Loads a member by the login server's id. */
export const getUserInfo = (client: Client, { userid }: { readonly userid: string }) =>
  read(
    client,
    { path: '/base_url/getUserInfo', params: { userid }, ...ofUser('userid') },
    parseMemberInfo,
  );

/** Loads a member by POST, as servers of the member centre require. */
export const memberInfo = (client: Client, { uid }: { readonly uid: string }) =>
  read(
    client,
    {
      path: '/base_url/member/info',
      method: 'post',
      params: { uid },
      ...ofUser('uid'),
    },
    parseMemberInfo,
  );

/** Loads the points of a member; fails with `empty` for a member whom the server does not know. */
export const memberScore = (client: Client, { uid }: { readonly uid: string }) =>
  read(
    client,
    {
      path: '/base_url/amuc/api/member/score',
      params: { id: uid },
      ...ofUser('id'),
    },
    parseMemberScore,
  );

const ofUser = (name: string) => ({ member: true, userIds: [name] }) as const;
