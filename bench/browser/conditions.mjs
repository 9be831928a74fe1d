const BITS = 8;

/** A mid-range phone on a slow mobile network, as in Lighthouse's mobile preset. */
export const CONDITIONS = {
  cpuSlowdown: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / BITS,
    uploadThroughput: 750_000 / BITS,
  },
};

/** A window on a desktop. */
export const DESKTOP = { width: 1440, height: 900 };

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** @param {import('@playwright/test').CDPSession} session */
export async function applyConditions(session, { cpuSlowdown, network } = CONDITIONS) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
