import { whenNear } from '../host/whenNear.ts';

/** What follows a question to the government; requested when the reader comes near its end. */
class QuestionOnwardElement extends HTMLElement {
  async connectedCallback(): Promise<void> {
    await whenNear([this]);
    const { showQuestionOnward } = await import('./showQuestionOnward.ts');
    await showQuestionOnward(this);
  }
}

customElements.define('qa-onward', QuestionOnwardElement);
