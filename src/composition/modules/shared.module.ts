import { ContainerModule } from 'inversify';
import { DataLayerAnalytics } from '../../adapters/analytics/data-layer-analytics';
import { ReportingAnalytics } from '../../adapters/analytics/reporting-analytics';
import { ConsoleLog } from '../../adapters/browser/console-log';
import { NoLog } from '../../adapters/browser/no-log';
import { RandomIds } from '../../adapters/browser/random-ids';
import { SystemClock } from '../../adapters/browser/system-clock';
import { AltchaCaptcha } from '../../adapters/captcha/altcha-captcha';
import { ChallengeSolver } from '../../adapters/captcha/challenge-solver';
import { NoCaptcha } from '../../adapters/captcha/no-captcha';
import { WorkerSolver } from '../../adapters/captcha/worker-solver';
import { Api, ApiSettings } from '../../adapters/http/api';
import { AnswerCache } from '../../adapters/http/answer-cache';
import { HttpCaptchaChallenges } from '../../adapters/http/shared/http-captcha-challenges';
import type { BrowserStore } from '../../adapters/storage/browser-store';
import { StoredBrowserData } from '../../adapters/storage/stored-browser-data';
import { Analytics } from '../../application/shared/analytics.port';
import { AppEvents } from '../../application/shared/app-events';
import { BrowserData } from '../../application/shared/browser-data.port';
import { Captcha } from '../../application/shared/captcha.port';
import { CaptchaChallenges } from '../../application/shared/captcha-challenges.port';
import { Clock } from '../../application/shared/clock.port';
import { IdSource } from '../../application/shared/id-source.port';
import { Log } from '../../application/shared/log.port';
import { MapTiles } from '../../application/shared/map-tiles';
import { OptionalCalls } from '../../application/shared/optional-calls';
import { Notifier } from '../../application/shared/notifier.port';
import { NotificationStore } from '../../ui/app/notification.store';
import { BrowsingHistoryStore } from '../../ui/shared/browsing-history/browsing-history.store';
import { NextScreenStore } from '../../ui/app/routing/next-screen.store';
import type { ShopSettings } from '../settings';

export const sharedModule = (settings: ShopSettings, store: BrowserStore) =>
  new ContainerModule(({ bind }) => {
    const { analyticsUrl, mapTiles, cards, optionalCalls, passwordReset } = settings.page;
    bind(Clock).to(SystemClock);
    bind(IdSource).to(RandomIds);
    bind(Log).to(settings.isSilent ? NoLog : ConsoleLog);
    bind(AppEvents).toSelf();
    if (analyticsUrl) bind(Analytics).toConstantValue(new ReportingAnalytics(analyticsUrl));
    else bind(Analytics).to(DataLayerAnalytics);
    bind(BrowserData).toConstantValue(new StoredBrowserData(store));

    const { url, attribution } = mapTiles;
    bind(MapTiles).toConstantValue(new MapTiles(url, attribution));

    const resets = passwordReset === 'on' ? (['requestPasswordReset'] as const) : [];
    const savedCards = cards === 'on' ? (['saveCard'] as const) : [];
    bind(OptionalCalls).toConstantValue(new OptionalCalls([...optionalCalls, ...resets, ...savedCards]));

    bind(NotificationStore).toSelf();
    bind(NextScreenStore).toSelf();
    bind(BrowsingHistoryStore).toSelf();
    bind(Notifier).toService(NotificationStore);

    bind(ApiSettings).toConstantValue(settings.api);
    bind(Api).toSelf();
    bind(AnswerCache).toSelf();

    bind(CaptchaChallenges).to(HttpCaptchaChallenges);
    bind(ChallengeSolver).to(WorkerSolver);
    if (settings.page.captcha === 'off') bind(Captcha).toConstantValue(new NoCaptcha());
    else bind(Captcha).to(AltchaCaptcha);
  });
