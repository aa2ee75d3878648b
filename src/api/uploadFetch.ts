/** Receives the sent part of a body, from 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Creates a `fetch` with XMLHttpRequest, which is needed for upload progress. It supports what
 * the client uses of `fetch` (api/send.ts): a method, headers, a body and a signal.
 */
export const createUploadFetch =
  (onProgress: OnProgress): typeof fetch =>
  (input, { method = 'GET', headers = {}, body = null, signal = null } = {}) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const fail = () => reject(new TypeError('Network Error'));
      xhr.open(method, String(input));
      for (const [name, value] of Object.entries(headers as Record<string, string>)) {
        xhr.setRequestHeader(name, value);
      }
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      // A Response cannot have a status below 200, so such an answer counts as a network error.
      xhr.onload = () => (xhr.status >= 200 ? resolve(answerOf(xhr)) : fail());
      xhr.onerror = fail;
      xhr.ontimeout = fail;
      xhr.onabort = () => reject(new DOMException('Request aborted', 'AbortError'));
      if (signal?.aborted) return xhr.onabort(new ProgressEvent('abort'));
      signal?.addEventListener('abort', () => xhr.abort());
      xhr.send(body as XMLHttpRequestBodyInit | null);
    });

const WITHOUT_BODY = [204, 205, 304];

const answerOf = ({ status, responseText }: XMLHttpRequest): Response =>
  new Response(WITHOUT_BODY.includes(status) ? null : responseText, { status });
