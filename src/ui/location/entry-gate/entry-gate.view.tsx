import type { KeyboardEvent, Ref } from 'react';
import { ZIPCODE_INPUT_MAX_LENGTH } from '../../../../rules/shared/zipcode';
import type { City } from '../../../domain/location/city';
import type { BannerSet } from '../../../domain/location/home-page';
import { entryGateTexts } from '../../../texts/location/entry-gate';
import { Button } from '../../shared/button/button';
import { CaptchaBox, type CaptchaBoxProps } from '../../shared/captcha/captcha-box';
import { Form } from '../../shared/field/form';
import { TextField } from '../../shared/field/text-field';
import { useFocusOnChange } from '../../shared/focus/use-focus-on-change';
import { storePath } from '../../shared/paths/paths';
import { useBrand } from '../../shared/brand/brand-context';
import { BrandLogo } from '../../shared/brand/brand-logo';
import { BannerPicture } from '../banner-picture/banner-picture';
import { UnservedPanel, type UnservedPanelProps } from './unserved-panel';
import { LocateButton, type LocateButtonProps } from './locate-button';
import styles from './entry-gate.module.css';

export interface EntryGateState {
  zipcode: string;
  problem: string;
  captcha: CaptchaBoxProps['status'];
  canContinue: boolean;
  isChecking: boolean;
  /** Null if the shop cannot locate shoppers. */
  location: LocateButtonProps['location'] | null;
  /** Null until they are known. */
  banners: BannerSet | null;
  /** Set when the zipcode is not served: the message and the alternatives. */
  unserved: Pick<UnservedPanelProps, 'title' | 'alternatives' | 'cities'> | null;
}

export interface EntryGateActions {
  type: (text: string) => void;
  focus: (isIn: boolean) => void;
  locate: () => void;
  solveCaptcha: () => void;
  submit: () => unknown;
  pick: (zipcode: string) => unknown;
  showZipcodesOf: (city: City) => void;
  tryAnother: () => void;
}

export interface EntryGateViewProps {
  state: EntryGateState;
  actions: EntryGateActions;
}

export function EntryGateView({ state, actions }: EntryGateViewProps) {
  const panel = state.unserved ? 'unserved' : 'form';
  const title = useFocusOnChange<HTMLHeadingElement>(panel);
  const field = useFocusOnChange<HTMLInputElement>(panel);
  const hasBanner = !state.banners || state.banners.desktop.length + state.banners.mobile.length > 0;
  return (
    <div className={styles.gate}>
      <header className={styles.brand}>
        <BrandLogo />
      </header>
      <main className={hasBanner ? styles.main : styles.plain}>
        {hasBanner && (
          <div className={styles.banner}>
            {state.banners && <BannerPicture banners={state.banners} priority />}
          </div>
        )}
        <div className={styles.panel}>
          {state.unserved ? (
            <UnservedPanel
              {...state.unserved}
              titleRef={title}
              onPick={actions.pick}
              onShowZipcodes={actions.showZipcodesOf}
              onTryAnother={actions.tryAnother}
            />
          ) : (
            <ZipcodeForm {...{ state, actions, field }} />
          )}
        </div>
      </main>
    </div>
  );
}

function ZipcodeForm({ state, actions, field }: EntryGateViewProps & { field: Ref<HTMLInputElement> }) {
  const { tagline } = useBrand();
  // A disabled CONTINUE would ignore Enter silently, so the field handles it.
  const submitOnEnter = (event: KeyboardEvent) => event.key === 'Enter' && actions.submit();
  return (
    <Form className={styles.form} onSubmit={actions.submit}>
      <h1 className={styles.title}>{tagline}</h1>
      <noscript>
        <p className={styles.noScript}>
          {entryGateTexts.needsScript((text) => (
            <a key="link" href={storePath()}>
              {text}
            </a>
          ))}
        </p>
      </noscript>
      <TextField
        ref={field}
        label={entryGateTexts.zipcode}
        value={state.zipcode}
        error={state.problem || undefined}
        announcesError
        onChange={actions.type}
        onKeyDown={submitOnEnter}
        onFocus={() => actions.focus(true)}
        onBlur={() => actions.focus(false)}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="postal-code"
        name="zipcode"
        maxLength={ZIPCODE_INPUT_MAX_LENGTH}
      />
      {state.location && <LocateButton location={state.location} onPress={actions.locate} />}
      <CaptchaBox status={state.captcha} onSolve={actions.solveCaptcha} />
      <p className={styles.age}>{entryGateTexts.legalAge}</p>
      <Button
        type="submit"
        size="large"
        fullWidth
        disabled={!state.canContinue && !state.isChecking}
        busy={state.isChecking}
      >
        {entryGateTexts.submit}
      </Button>
    </Form>
  );
}
