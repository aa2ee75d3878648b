import { parseMemberInfo, parseMemberScore } from '../../model/member/memberInfo.ts';
import type { MemberInfo } from '../../model/member/memberTypes.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

/** Loads a member by the member centre's id. */
export function getMemberInfo(
  client: Client,
  { uid }: { readonly uid: string },
  options?: CallOptions,
): Read<MemberInfo> {
  const call = { path: '/base_url/getMemberInfo', params: { uid }, ...ofUser('uid') } as const;
  return read(client, call, options, parseMemberInfo);
}

/** Loads a member by the login server's id. */
export function getUserInfo(
  client: Client,
  { userid }: { readonly userid: string },
  options?: CallOptions,
): Read<MemberInfo> {
  const call = { path: '/base_url/getUserInfo', params: { userid }, ...ofUser('userid') } as const;
  return read(client, call, options, parseMemberInfo);
}

/** Loads a member by POST, as servers of the member centre require. */
export function memberInfo(
  client: Client,
  { uid }: { readonly uid: string },
  options?: CallOptions,
): Read<MemberInfo> {
  const call = {
    path: '/base_url/member/info',
    method: 'post',
    params: { uid },
    ...ofUser('uid'),
  } as const;
  return read(client, call, options, parseMemberInfo);
}

/** Loads the points of a member; fails with `empty` for a member whom the server does not know. */
export function memberScore(
  client: Client,
  { uid }: { readonly uid: string },
  options?: CallOptions,
): Read<number> {
  const call = {
    path: '/base_url/amuc/api/member/score',
    params: { id: uid },
    ...ofUser('id'),
  } as const;
  return read(client, call, options, parseMemberScore);
}

const ofUser = (name: string) => ({ member: true, userIds: [name] }) as const;
